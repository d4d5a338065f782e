/** Getting a plan, coming back from its payment, and ending it. */
export const subscriptions = {
  wish: "Entra y seguimos con tu plan.",
  opening: "Abriendo la página de pago…",
  manage: "Gestionar el pago",
  toProfile: "Ver mi perfil",
  needsScript: "Para suscribirte hace falta JavaScript: está apagado en este navegador.",
  faults: {
    already_subscribed: "Ya tienes un plan. Con uno basta.",
    payments_unavailable: "Ahora mismo no llegamos al servicio de pago. Prueba otra vez dentro de un rato.",
    not_logged_in: "Tu sesión ha terminado. Vuelve a entrar para seguir.",
    too_many_requests: "Demasiados intentos seguidos. Prueba otra vez dentro de un rato.",
    database_unavailable: "Ahora mismo no llegamos a tu cuenta. Prueba otra vez dentro de un momento.",
    offline: "Parece que no hay conexión. Prueba otra vez cuando vuelva.",
    unexpected: "Algo ha fallado aquí. Prueba otra vez dentro de un rato.",
  },
  returned: {
    waiting: {
      title: "Un momento",
      text: "Estamos esperando el pago. Suele tardar unos segundos.",
    },
    here: {
      title: "Gracias",
      text: "Tu plan ya está en marcha. Esta noche puede haber cuento.",
      until_one: "Tu plan ya está en marcha: {{count}} cuento hasta el {{date}}.",
      until_other: "Tu plan ya está en marcha: {{count}} cuentos hasta el {{date}}.",
      way: "Crear un cuento",
    },
    missing: {
      title: "Todavía no ha llegado",
      text: "Aquí no ha llegado ningún pago. Si has pagado, el plan aparecerá en tu perfil en unos minutos: no se pierde nada.",
      way: "Ver mi perfil",
    },
    unreadable: {
      title: "Ahora no lo vemos",
      text: "Ahora mismo no podemos ver si ha llegado el pago. Si has pagado, no se pierde nada: mira tu perfil dentro de un rato.",
      way: "Ver mi perfil",
    },
    guest: {
      title: "Entra para verlo",
      text: "Tu plan está en tu cuenta, y en este navegador no has entrado. Si has pagado, no se pierde nada.",
      way: "Entrar",
    },
  },
  cancel: {
    title: "Cancelar el plan",
    kept: "Tus cuentos se quedan en tu biblioteca, todos. Podrás leerlos siempre que quieras.",
    when: "¿Cuándo termina?",
    periodEnd: "El {{date}}",
    periodEndUndated: "Al acabar este mes del plan",
    periodEndNote: "Hasta entonces sigue todo igual. Ya no se renueva.",
    now: "Ahora mismo",
    nowNote: "Los cuentos que te quedan este mes se pierden, y el dinero no vuelve por sí solo.",
    ending:
      "Tu plan termina el {{date}} y no se renueva. Aquí puedes terminarlo antes. Si prefieres conservarlo, se hace en «Gestionar el pago», en tu perfil.",
    endingUndated:
      "Tu plan no se renueva. Aquí puedes terminarlo antes. Si prefieres conservarlo, se hace en «Gestionar el pago», en tu perfil.",
    after_zero: "Después, tu cuenta sigue siendo tuya, pero sin cuentos nuevos.",
    after_one: "Después vuelves a la cuenta gratuita: {{count}} cuento en total, contando los que ya has creado.",
    after_other: "Después vuelves a la cuenta gratuita: {{count}} cuentos en total, contando los que ya has creado.",
    withdrawal:
      "Si vives en la Unión Europea, tienes 14 días desde que te suscribes para echarte atrás sin dar motivos, y te devolvemos el dinero:",
    write: "escríbenos",
    keep: "Mantener el plan",
    confirm: "Cancelar el plan",
    leave: "Dejarlo como está",
    endNow: "Terminarlo ahora",
    cancelling: "Cancelando…",
  },
};
