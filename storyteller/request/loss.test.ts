import { expect, test } from "vitest";
import { speaksOfLoss } from "./morals-in-words.ts";
import { readRequest } from "./read-request.ts";

test.each([
  "Our cat Mochi died last week",
  "Se ha muerto nuestro perro Toby",
  "La abuela Pilar se ha ido al cielo en marzo y Carmen la echa de menos",
  "El abuelo se nos fue al cielo",
  "hoy enterramos a la tortuga de Leo",
  "Grandpa went to heaven in May",
  "Nana is in heaven now",
  "our dog Biscuit crossed the rainbow bridge",
  "we buried our goldfish Captain Bubbles this morning",
  "we lost my grandma in spring and Ella is sad",
  "Hoy perdimos a Rocky, nuestro perro, tenía 14 años",
  "We lost Rocky today. He was 14 and slept a lot",
  "our old dog went to the vet this morning and didn't come home",
  "we lost our dog biscuit last week and lily keeps asking where he is now",
  "Pepper had to be put to sleep on Friday",
  "our dog was put to sleep after his operation",
  "he had to be put to sleep after the surgery",
  "llevamos a la gata al veterinario y ya no volvió",
  "Regina extraña a su abuelito que está en el cielo y que la cuida",
  "el abuelo de Lucía está en el cielo",
  "su abuelita la cuida desde el cielo",
  "Rocky se ha ido para siempre. Nada de que resucita",
])("somebody has died: %s", (text) => {
  expect(speaksOfLoss(text)).toBe(true);
});

test.each([
  "Tonsils out on Thursday, and being put to sleep worries him",
  "Ollie is having his tonsils out and he's worried about the being put to sleep part",
  "una estrella que se cae del cielo y quiere volver",
  "la luna se fue del cielo a dormir",
  "los piratas enterraron un tesoro en la isla",
  "our dog went to the vet and came home with a cone",
  "a bear who does not want to be put to bed",
  "pirates buried the treasure on the beach",
  "we lost our dog at the park and found him",
  "perdimos a Rocky en el parque y lo encontramos",
  "she lost her granny’s ring",
  "muerto de risa",
  "el pan de muerto de la abuelita",
  "el día de los muertos",
  "el cometa subió al cielo",
])("nobody has died: %s", (text) => {
  expect(speaksOfLoss(text)).toBe(false);
});

test("an animal that nobody gave a name to is remembered as what it was, and never instead of a grandfather", () => {
  expect(readRequest("our hamster died yesterday and Poppy is sad").namelessLost?.id).toBe("hamster");
  expect(readRequest("Grandpa died, the one with the dog").namelessLost).toBeUndefined();
  expect(readRequest("our hamster Nibbles died")).toMatchObject({ remembered: "Nibbles" });
});
