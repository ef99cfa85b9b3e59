import { useUi } from '@rubrica/ui';
import type { ItemMark } from '../marking/marks.ts';
import type { ReviewMessages } from '../messages/review.ts';

interface ComponentMarksProps {
  /** The caption of the table, for screen readers. */
  label: string;
  /** The name of the row with the sum. */
  total: string;
  components: readonly { name: string; item: ItemMark }[];
  messages: ReviewMessages;
}

/** A table of the mark of each component, as a number and a bar, with the sum. Components worth nothing are omitted. */
export function ComponentMarks({ label, total, components, messages }: ComponentMarksProps) {
  const { dir } = useUi();
  const scored = components.filter(({ item }) => item.maximum > 0);
  const sum = (field: 'mark' | 'maximum') => scored.reduce((all, { item }) => all + item[field], 0);
  return (
    // All of it is in the language of the interface, which may not be that of the question around it.
    <table className="rb-marks" dir={dir}>
      <caption className="rb-sr">{label}</caption>
      <tbody>
        {scored.map(({ name, item }) => (
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
      {scored.length > 1 && (
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
