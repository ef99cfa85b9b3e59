import React from 'react';
import type { QuestionReport } from '../../packages/question-kit/src/assembly/workbench/panel/report.ts';
import { Table } from './table.ts';

/** The reason for a mark, by the decision. */
const reasons: Record<string, string> = {
  exact: 'matches the key',
  alternative: 'matches another accepted answer',
  accent: 'correct except for accents',
  typo: 'correct except for a typing error',
  partial: 'partly correct',
  none: 'not accepted, or empty',
  manual: 'marked by a person',
};

/** The mark of each item and the reason for it. */
export function Marks({ marks, draft }: Pick<QuestionReport, 'marks' | 'draft'>) {
  if (!marks) return <p>These answers cannot be marked because the draft or its key is invalid. See the issues.</p>;
  if (marks.blocks.length === 0) return <p>There is nothing to mark yet. Add a question.</p>;
  return (
    <Table>
      <caption>
        {marks.mark} of {marks.maximum} {marks.pending && '· needs a marker'}
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
        {marks.blocks.flatMap((block, blockIndex) =>
          block.items.map((item, itemIndex) => (
            <tr key={`${blockIndex} ${item.itemId ?? itemIndex}`}>
              <th scope="row">
                {blockIndex + 1} · {draft.questions[blockIndex]?.type}
              </th>
              <td>{item.itemId ?? 'whole block'}</td>
              <td data-number="">
                {item.mark} of {item.maximum}
              </td>
              <td>
                {reasons[item.decision] ?? item.decision}
                {item.reviewed && ` · marked by ${item.reviewedBy ?? 'a person'}`}
              </td>
            </tr>
          )),
        )}
      </tbody>
    </Table>
  );
}
