export const plans = {
  title: "Precio",
  description:
    "Los tres primeros cuentos, gratis y tuyos para siempre. Después, el plan Básico: 30 cuentos al mes, uno por noche.",
  heading: "Precio",
  lead: "Los tres primeros, gratis. Después, solo si pide otro.",
  free: { title: "Gratis", text: "3 cuentos, tuyos para siempre" },
  basic: {
    title: "Básico",
    price: "$ 9.99",
    perMonth: "/ mes",
    stories: "30 cuentos al mes, uno por noche",
    stored: "Cuentos guardados sin límite",
    subscribe: "Suscribirme",
    cancel: "Cancela cuando quieras, desde tu perfil.",
    tax: "Los impuestos se calculan al pagar.",
  },
};
