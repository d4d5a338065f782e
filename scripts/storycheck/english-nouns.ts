const wordsOf = (list: string) => list.trim().split(/\s+/);

/** Nouns of stories that can be counted; none is also a verb's or an adjective's form that could follow a number. */
const REGULAR = wordsOf(`
  star cat dog bird tree house owl door window pillow blanket mother father sister brother friend boy girl dragon robot rabbit hedgehog frog
  mouse-hole squirrel turtle tortoise lantern lamp button pebble cloud mountain river lake island castle garden bed chair table cup spoon
  teacup biscuit apple pear cake story song dream night day week year morning evening hour minute street village town city bridge boat
  ship train rocket planet kitten puppy penguin whale elephant giraffe lion tiger monkey horse cow pig hen chicken beetle
  snail spider butterfly bee fairy wizard witch princess prince king queen pirate giant ghost monster teacher neighbour
  grandmother grandfather aunt uncle cousin daughter son baby ear eye nose hand finger toe arm leg feather flower leaf-boat acorn
  shell shoe sock hat scarf coat glove basket box jar bottle letter-box map key clock bell drum book pencil picture balloon kite puddle
  raindrop snowflake hill valley forest cave beach wave
`);

function pluralOf(noun: string): string {
  if (/(?:s|x|ch|sh)$/.test(noun)) return `${noun}es`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return `${noun}s`;
}

const IRREGULAR = wordsOf(
  "mouse:mice child:children foot:feet tooth:teeth goose:geese man:men woman:women wolf:wolves leaf:leaves",
);

/** Nouns in the singular. */
export const ENGLISH_SINGULARS: ReadonlySet<string> = new Set([
  ...REGULAR,
  ...IRREGULAR.map((pair) => pair.split(":")[0] ?? ""),
]);

/** The same nouns in the plural. */
export const ENGLISH_PLURALS: ReadonlySet<string> = new Set([
  ...REGULAR.map(pluralOf),
  ...IRREGULAR.map((pair) => pair.split(":")[1] ?? ""),
]);
