import type { safetyPage } from "#app/i18n/es/safety-page.ts";
import type { PublicRules, Verdict } from "#app/stories/public-rules.ts";
import { Moon } from "#app/ui/drawings/moon.tsx";

/** How much of its light a topic has: the words beside it say the same. */
const PHASE: Record<Verdict, number> = { never: 0, notYet: 0.34, inPassing: 0.72 };
const VERDICTS = Object.keys(PHASE) as Verdict[];

type SafetyTableProps = { rules: PublicRules; text: ReturnType<typeof safetyPage> };

/** Topics and ages. A topic's name and sentence are a line of their own, so that four ages fit on a phone. */
export function SafetyTable({ rules: { ages, topics }, text: { table, topics: words } }: SafetyTableProps) {
  return (
    <>
      <dl className="safety-verdicts">
        {VERDICTS.map((verdict) => (
          <div key={verdict}>
            <dt>
              <Light of={verdict} />
              {table.verdicts[verdict]}
            </dt>
            <dd>{table.meanings[verdict]}</dd>
          </div>
        ))}
      </dl>
      <table className="safety-table">
        <caption className="visually-hidden">{table.caption}</caption>
        <thead>
          <tr>
            {ages.map(({ from, to }) => (
              <th key={from} scope="col">
                {`${from}–${to}`} <span className="visually-hidden">{table.ages}</span>
              </th>
            ))}
          </tr>
        </thead>
        {topics.map(({ topic, verdicts }) => (
          <tbody key={topic}>
            <tr>
              <th colSpan={ages.length} scope="rowgroup">
                <strong>{words[topic].name}</strong> <span>{words[topic].text}</span>
              </th>
            </tr>
            <tr>
              {verdicts.map((verdict, index) => (
                // The verdicts stand in the order of the ages.
                <td key={index} data-verdict={verdict}>
                  <Light of={verdict} />
                  {table.verdicts[verdict]}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </>
  );
}

function Light({ of }: { of: Verdict }) {
  return <Moon phase={PHASE[of]} size={18} craters={false} dark="#2A3C70" />;
}
