import { hasSpokenNumber } from "./spoken-numbers.ts";

/** "luna@example.org", also as it is said: "luna arroba example punto org". */
export const EMAIL =
  /[\p{L}\d._%+-]+\s?@\s?[\p{L}\d-]+(?:\s?\.\s?[\p{L}\d-]+)+|[\p{L}\d._-]+ (?:arroba|at) [\p{L}\d-]+ (?:punto|dot) \p{L}{2,}|[\p{L}\d._-]+\s?[([{](?:at|arroba)[)\]}]\s?[\p{L}\d-]+/iu;
const ENDINGS = "com|org|net|es|mx|ar|cl|co|pe|uk|us|info|io|tv|xyz|app|dev|ru|me|gg|ly|to|link|site|online";
export const LINK = new RegExp(
  `/\\s?/|\\b[\\p{L}\\d-]+\\.[\\p{L}]{2,}/\\S|\\b(?:https?|ftp|file|data|javascript|vbscript|mailto|tel|hxxps?) ?: ?/{0,3} ?[^\\s]|\\bwww ?\\.|[\\p{L}\\d-]{2,}\\.(?:${ENDINGS})\\b(?!\\.\\p{L})(?:/|\\b)|[\\p{L}\\d-]{2,} (?:punto|dot|\\(dot\\)|\\[dot\\]) (?!to (?:dot|the|another)\\b)(?:${ENDINGS})(?![\\p{L}])`,
  "iu",
);
/** "@luna_oficial", "luna_22", "luna#0001", or the network itself: a name under which somebody can be written to. */
export const NETWORK_NAME =
  /(?<![\p{L}\d])@[\p{L}\d_.]{3,}|[\p{L}\d]_[\p{L}\d]|\p{L}#\d{3,}|\b(?:snapchat|whats?app|instagram|tiktok|onlyfans)\b/iu;
/** Seven digits or more that stand together, but for the marks within a number: no year, no hour, no number of stars. */
export const TELEPHONE = /(?<![\d.,])\+?(?:\d[ ().\-–/]{0,2}){6,}\d(?![\d])/u;
/** "1.234.567", "3,000,000", "12 000 000": with spaces only when it is round, for so are telephones written. */
export const NUMBER_OF_THINGS = /^\d{1,3}(?:(?:[.,]\d{3})+|(?:[  ]\d{3})*[  ]000)$/u;
/** A street with a high number, or with a floor or a town after it: an owl may live at 7 Willow Lane. */
export const POSTAL =
  /\b(?:[Cc]alle|[Cc]\/|[Aa]venida|[Aa]vda\.?|[Pp]laza|[Pp]aseo|[Cc]arretera) (?:de(?:l| la| los| las)? )?\p{Lu}[\p{L}\s]{2,30},? (?:n[.º°]{1,2} ?|número )?(?:\d{3,4}\b|\d{1,3}\s?,\s?\d)|\b\d{5} \p{Lu}\p{Ll}|\b\d{3,5}[a-d]? (?:\p{Lu}\p{L}+ ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Drive|Boulevard|Blvd|Court|Crescent)\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ (?:of|at|from) \d{1,4} \p{Lu}\p{Ll}+/u;

/** Whether a sentence names a place in the net: an address, or what a browser would make one of. */
export function hasLink(sentence: string): boolean {
  return /[:@/]|\.[\p{L}\d]|www|\b(?:punto|dot)\b/iu.test(sentence) && LINK.test(sentence);
}

/** Whether a sentence tells where somebody can be reached: by mail, by telephone, in a network, at a door. */
export function hasContactDetail(sentence: string): boolean {
  if (hasSpokenNumber(sentence)) return true;
  if (/[@_#]|snap|what|insta|tik|only/iu.test(sentence) && NETWORK_NAME.test(sentence)) return true;
  if (!/[\d@]|arroba|\bat\b/iu.test(sentence)) return false;
  if (/@|[([{](?:at|arroba)|\b(?:punto|dot)\b/iu.test(sentence) && EMAIL.test(sentence)) return true;
  if (!/\d/.test(sentence)) return false;
  if (POSTAL.test(sentence)) return true;
  const number = TELEPHONE.exec(sentence)?.[0];
  return number !== undefined && !NUMBER_OF_THINGS.test(number.trim());
}
