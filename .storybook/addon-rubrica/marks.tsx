import React from 'react';
import type { QuestionReport } from '../../packages/question-kit/src/assembly/workbench/panel/report.ts';
import { Table } from './table.ts';

/** Why an item earned what it earned, in words. */
const decisions: Record<string, string> = {
  exact: 'as the key has it',
  alternative: 'another accepted answer',
  accent: 'right but for accents',
  typo: 'right but for a typing error',
  partial: 'some of what is right',
  none: 'not accepted, or empty',
  manual: 'a person decides',
};

/** What each item earned, and why. */
export function Marks({ marks, draft }: Pick<QuestionReport, 'marks' | 'draft'>) {
  if (!marks) return <p>These answers cannot be marked: the draft or its key is too broken. See the issues.</p>;
  if (marks.blocks.length === 0) return <p>Nothing to mark yet. Add a question.</p>;
  return (
    <Table>
      <caption>
        {marks.mark} of {marks.maximum} {marks.pending && '· waits for a person'}
      </caption>
      <thead>
        <tr>
          <th scope="col">Block</th>
          <th scope="col">Item</th>
          <th scope="col">Mark</th>
          <th scope="col">Reason</th>
        </tr>
      </thead>
      <tbody>
        {marks.blocks.flatMap((block, at) =>
          block.items.map((item, place) => (
            <tr key={`${at} ${item.itemId ?? place}`}>
              <th scope="row">
                {at + 1} · {draft.questions[at]?.type}
              </th>
              <td>{item.itemId ?? 'the block'}</td>
              <td data-number="">
                {item.mark} of {item.maximum}
              </td>
              <td>
                {decisions[item.decision] ?? item.decision}
                {item.reviewed && ` · given by ${item.reviewedBy ?? 'a person'}`}
              </td>
            </tr>
          )),
        )}
      </tbody>
    </Table>
  );
}
