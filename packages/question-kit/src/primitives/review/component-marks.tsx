import type { ItemMark } from '../marking/marks.ts';
import type { ReviewMessages } from '../messages/review-en.ts';

interface ComponentMarksProps {
  /** What the table shows, for a screen reader. */
  label: string;
  /** What the row of the sum is called. */
  total: string;
  components: readonly { name: string; item: ItemMark }[];
  messages: ReviewMessages;
}

/** What each component earned, as numbers and as lengths, with their sum. What is worth nothing is left out. */
export function ComponentMarks({ label, total, components, messages }: ComponentMarksProps) {
  const worth = components.filter(({ item }) => item.maximum > 0);
  const sum = (of: 'mark' | 'maximum') => worth.reduce((all, { item }) => all + item[of], 0);
  return (
    <table className="rb-marks">
      <caption className="rb-sr">{label}</caption>
      <tbody>
        {worth.map(({ name, item }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td aria-hidden="true">
              <span className="rb-meter">
                <span style={{ inlineSize: `${(100 * item.mark) / item.maximum}%` }} />
              </span>
            </td>
            <td>{messages.markOf(item.mark, item.maximum)}</td>
          </tr>
        ))}
      </tbody>
      {worth.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row">{total}</th>
            <td aria-hidden="true" />
            <td>{messages.markOf(sum('mark'), sum('maximum'))}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
