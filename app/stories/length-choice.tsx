import { minutesAloud } from "#storyteller/age-bands.ts";
import { LENGTHS, type Length } from "#storyteller/story-request.ts";
import { useOrderWords } from "./use-order-words.ts";

type LengthChoiceProps = { length: Length; age: number; onChange: (length: Length) => void };

/** How long the story is to be, with the minutes that it takes aloud at that age. The browser's own radios carry it. */
export function LengthChoice({ length, age, onChange }: LengthChoiceProps) {
  const words = useOrderWords().length;
  return (
    <fieldset className="lengths">
      <legend className="question">{words.question}</legend>
      {LENGTHS.map((each) => (
        <label key={each} className="length">
          <input type="radio" name="length" value={each} checked={each === length} onChange={() => onChange(each)} />
          <span>{words.name[each]}</span> <small>{words.minutes(minutesAloud(age, each))}</small>
        </label>
      ))}
    </fieldset>
  );
}
