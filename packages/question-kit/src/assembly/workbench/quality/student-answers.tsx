import { token } from '@rubrica/ui';
import { styled } from 'styled-components';
import type { Draft } from '../../core/question.ts';
import type { SimulatedBlock, SimulatedItem, SimulatedResult } from '../../quality/simulated/simulation.ts';
import { Soft } from './finding-frame.tsx';
import { useQualityMessages, type QualityMessages } from './messages.ts';
import { answeredBlocks, useSimulationTexts } from './simulation-names.ts';

const Part = styled.section`
  display: grid;
  gap: ${token.space[8]};
  font-size: ${token.font[13]};
  overflow-wrap: anywhere;
  & > h2 {
    font-size: ${token.font[14]};
    font-weight: 650;
  }
  & h3 {
    font-size: ${token.font[13]};
    font-weight: 550;
    color: ${token.color.inkSoft};
  }
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${token.space[8]};
    padding-block: 3px;
    border-block-end: 1px solid ${token.color.line};
  }
  & li > span {
    color: ${token.color.inkSoft};
    text-align: end;
  }
`;

/** What one student gives for each item, the mark and the reason for it. */
export function StudentAnswers({ draft, result }: { draft: Draft; result: SimulatedResult }) {
  const m = useQualityMessages();
  const texts = useSimulationTexts();
  const { name, habit } = texts.students[result.student];
  return (
    <Part aria-label={m.answersOf(name)} aria-live="polite">
      <h2>{m.answersOf(name)}</h2>
      <Soft>{habit}</Soft>
      {answeredBlocks(draft).map(({ index, position }) => {
        const block = result.blocks[index];
        return (
          block && (
            <div key={index}>
              <h3>{[m.block(position), lengthOf(block, m)].filter((part) => part !== '').join(' · ')}</h3>
              <ul>
                {itemsToShow(block).map((item, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the items of a block are in its order
                  <li key={at}>
                    <bdi>{shownAnswer(item, m.nothingGiven)}</bdi>
                    <span>{`${m.decisions[item.decision]} · ${m.pointsOf(item.mark, item.maximum)}`}</span>
                  </li>
                ))}
              </ul>
            </div>
          )
        );
      })}
    </Part>
  );
}

function lengthOf({ words, seconds }: SimulatedBlock, m: QualityMessages): string {
  if (words !== undefined) return m.length(words);
  return seconds === undefined ? '' : m.seconds(seconds);
}

/** The components of a text or of speech have one answer together, which the length above describes. */
function itemsToShow({ items, words, seconds }: SimulatedBlock): SimulatedItem[] {
  const isWhole = words !== undefined || seconds !== undefined;
  const [first] = items;
  if (!isWhole || !first) return items;
  return [{ ...first, maximum: items.reduce((sum, { maximum }) => sum + maximum, 0), given: first.given || '—' }];
}

function shownAnswer({ given }: SimulatedItem, nothing: string): string {
  if (given === '') return nothing;
  return given.length > 160 ? `${given.slice(0, 160)}…` : given;
}
