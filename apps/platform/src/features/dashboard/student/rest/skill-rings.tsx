import type { StudentHome } from '@rubrica/api-client/contract';
import { token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { Ring } from '../../../../lib/charts/ring.tsx';
import { useFormat } from '../../../../lib/format.ts';
import { useMessages } from '../../../../lib/i18n.ts';
import * as work from '../../../../lib/work/messages.ts';
import { WorkGlyph, workColor } from '../../../../lib/work/work-icon.tsx';
import { skills as allSkills } from '../../../../lib/work/work.ts';
import { ar, en } from './messages.ts';
import { Section } from '../../../../lib/page/section.tsx';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(96px, 1fr));
  gap: ${token.space[24]} ${token.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    justify-items: center;
    gap: ${token.space[4]};
    text-align: center;
  }
  & h3 {
    margin-block-start: ${token.space[4]};
    font-size: ${token.font[14]};
    font-weight: 600;
  }
  & > li > div > div > svg {
    inline-size: 20px;
    block-size: 20px;
  }
  & strong {
    font-size: ${token.font[16]};
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  & small {
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
  }
`;

/** What a student's released marks come to, a ring for each skill. */
export function SkillRings({ skills }: { skills: StudentHome['skills'] }) {
  const { skills: m } = useMessages({ en, ar });
  const names = useMessages({ en: work.en, ar: work.ar });
  const { percent } = useFormat();
  return (
    <Section title={m.title} lead={m.lead}>
      <List>
        {allSkills.map((skill) => {
          const found = skills.find((each) => each.skill === skill);
          return (
            <li key={skill}>
              <Ring value={found ? found.percent / 100 : null} color={workColor(skill)} size={84}>
                <WorkGlyph work={skill} />
                {found && <strong>{percent(found.percent)}</strong>}
              </Ring>
              <h3>{names[skill]}</h3>
              <small>{found ? m.from(found.answers) : m.none}</small>
            </li>
          );
        })}
      </List>
    </Section>
  );
}
