import { useTranslation } from "react-i18next";

const NUMBERS = [
  [2, "two"],
  [3, "three"],
  [4, "four"],
  [5, "five"],
  [6, "six"],
  [7, "seven"],
  [8, "eight"],
  [9, "nine"],
  [10, "ten"],
] as const;

/** A number as a sentence says it: a word up to ten, figures above. For 0 and 1 a sentence has words of its own. */
export function useNumberInWords(number: number): string {
  const { t } = useTranslation();
  const [, name] = NUMBERS.find(([each]) => each === number) ?? [];
  return name ? t(`plans.numbers.${name}`) : String(number);
}
