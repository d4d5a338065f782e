import { expect, test } from "vitest";
import { hasContactDetail, hasLink } from "./contact-details.ts";

test.each([
  "Escríbeme a luna@example.org y te cuento más.",
  "Write to luna (at) example (dot) org tonight.",
  "luna arroba ejemplo punto com",
  "Llama al 612 345 678 esta noche.",
  "Call +44 7911 123456 now.",
  "Ring 555-867-5309.",
  "Síguenos en @luna_oficial.",
  "Add me, gnomeking#0001.",
  "Mi WhatsApp es secreto.",
  "Búscame en el whatapp.",
  "I am gnome_king there.",
  "Vive en la Calle Mayor 12, 3º B.",
  "Le escriben a 28013 Madrid.",
  "O a pepe(at)example(dot)com.",
  "Llama al seis cero cero, uno dos tres, cuatro cinco seis.",
  "Ring oh seven seven double oh, nine hundred, four five six two.",
  "Su número: 6OO-uno23-4cinco6.",
  "He lives at 221 Baker Street.",
  "Postcode SW1A 1AA.",
])("where somebody can be reached is no part of a story: %s", (sentence) => {
  expect(hasContactDetail(sentence)).toBe(true);
});

test.each([
  "Go to https://example.org/moon and click.",
  "Mira www.ejemplo.es, dijo el zorro.",
  "Visit example.com tonight.",
  "javascript:alert(1)",
  "Entra en cuentos punto com.",
  "Go to moontales dot to tonight.",
  "hxxp://evil.site",
  "Únete en t.me/lunacuentos.",
  "Decía h t t p : / / malo . example . com con letra fina.",
])("the way into the net is no part of a story: %s", (sentence) => {
  expect(hasLink(sentence)).toBe(true);
});

test.each([
  "They stepped from dot to dot along the road.",
  "Contó 1.234.567 estrellas antes de dormirse.",
  "There were 3,000,000 grains of sand, or 12 000 000.",
  "Eran las 20:40 del 24 de diciembre de 2026.",
  "Number 7, Willow Lane, had a blue door.",
  "La calle del Olivo olía a pan.",
  "Llegó a las 7. Comió a las 8. Durmió a las 9.",
  "One, two, 3 4 5 6, said the owl.",
  "¡Arroba! Pesaba más de una arroba de trigo.",
  "El tren iba de punto a punto. Como siempre.",
  "“Wait.Come back,” said the mouse.",
  "Dijo: ya voy. It was: late.",
  "Uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, y a dormir.",
  "Nine, eight, seven, six, five, four, three, two, one, sleep.",
  "One, two, three, one, two, three, one, two, three: they danced.",
  "The postman knew the way to 12 Marigold Lane.",
])("numbers, hours and streets of a story stay: %s", (sentence) => {
  expect(hasContactDetail(sentence)).toBe(false);
  expect(hasLink(sentence)).toBe(false);
});
