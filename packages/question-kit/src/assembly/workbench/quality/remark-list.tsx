import { QuietButton, token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useEditor } from '../../../primitives/editor/state/editor-api.ts';
import type { Draft } from '../../core/question.ts';
import { remarkCodes, type Remark } from '../../quality/simulated/simulation.ts';
import { Soft } from './finding-frame.tsx';
import { useQualityMessages, type QualityMessages } from './messages.ts';
import { answeredBlocks, useSimulationTexts } from './simulation-names.ts';

const List = styled.ul`
  display: grid;
  gap: ${token.space[12]};
  margin: 0;
  padding: 0;
  font-size: ${token.font[14]};
  list-style: none;
  & ul {
    display: flex;
    flex-wrap: wrap;
    margin: 0;
    margin-inline-start: -10px;
    padding: 0;
    list-style: none;
  }
  & li li > button {
    max-inline-size: 100%;
    font-size: ${token.font[13]};
    text-align: start;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

/** What the key does not decide well: each case once, with the items that it is about. */
export function RemarkList({ draft, remarks }: { draft: Draft; remarks: readonly Remark[] }) {
  const m = useQualityMessages();
  const texts = useSimulationTexts();
  const { goTo } = useEditor();
  const positions = new Map(answeredBlocks(draft).map(({ index, position }) => [index, position]));
  if (remarks.length === 0) return <Soft>{m.decidesWell}</Soft>;
  return (
    <List>
      {remarkCodes.map((code) => {
        const ofCode = remarks.filter((remark) => remark.code === code);
        return (
          ofCode.length > 0 && (
            <li key={code}>
              <p>{texts.remarks[code].found}</p>
              <Soft>{texts.remarks[code].fix}</Soft>
              <ul>
                {ofCode.map((remark) => (
                  <li key={`${remark.block} ${remark.item}`}>
                    <QuietButton tone="accent" onClick={() => goTo(remark.path)}>
                      <bdi>{whereOf(m, remark, positions.get(remark.block) ?? 1)}</bdi>
                    </QuietButton>
                  </li>
                ))}
              </ul>
            </li>
          )
        );
      })}
    </List>
  );
}

/** A block whose answer is marked as a whole is named alone. */
function whereOf(m: QualityMessages, { item, given, path }: Remark, position: number): string {
  const place = path.includes('content') ? m.where(position, item + 1) : m.block(position);
  if (given === '') return place;
  return m.whereGiven(place, given.length > 40 ? `${given.slice(0, 40)}…` : given);
}
