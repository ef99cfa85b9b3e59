import { Button, Cluster, Heading, SkipLink, token } from '@rubrica/ui';
import { GraduationCap, HeartHandshake, PencilLine } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Brand } from '../../lib/brand/brand.tsx';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { PreferencesButton } from '../../lib/preferences/preferences-button.tsx';
import { readSession } from '../../lib/storage/session.ts';
import { HeroPicture } from './hero-picture.tsx';
import { LanguageBand } from './language-band.tsx';
import { ar, en } from './messages.ts';

const Frame = styled.div`
  min-block-size: 100dvb;
  overflow-x: clip;

  & > header,
  & > main > section,
  & > footer {
    max-inline-size: 1200px;
    margin-inline: auto;
    padding-inline: clamp(16px, 4vw, 40px);
  }
  & > header {
    display: flex;
    align-items: center;
    gap: ${token.space[4]};
    padding-block: ${token.space[8]};
  }
  & > header > :first-child {
    margin-inline-end: auto;
  }
  & > main {
    outline: none;
  }
  & > footer {
    padding-block: ${token.space[32]};
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
`;

const Hero = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${token.space[32]};
  padding-block: ${token.space[32]} ${token.space[64]};

  & h1 {
    font-size: clamp(28px, 5.2vw, 54px);
    line-height: 1.12;
    letter-spacing: -0.03em;
    font-weight: 700;
  }
  & h1:lang(ar) {
    line-height: 1.35;
    letter-spacing: 0;
  }
  & p {
    max-inline-size: 48ch;
    margin-block: ${token.space[16]} ${token.space[32]};
    color: ${token.color.inkSoft};
    font-size: ${token.font[18]};
  }
  & > svg {
    inline-size: 100%;
    block-size: auto;
  }
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    min-block-size: min(640px, calc(100dvb - 60px));
  }
`;

const Three = styled.section`
  padding-block: ${token.space[48]};

  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
    gap: ${token.space[32]} ${token.space[48]};
    margin-block-start: ${token.space[32]};
    padding: 0;
    list-style: none;
  }
  & li > svg {
    inline-size: 28px;
    block-size: 28px;
    margin-block-end: ${token.space[12]};
    color: ${token.color.accent};
  }
  & li > p {
    margin-block-start: ${token.space[4]};
    color: ${token.color.inkSoft};
  }
`;

/** The public home page. */
export function LandingPage() {
  const m = useMessages({ en, ar });
  const { brand } = useCommonMessages();
  const [session] = useState(readSession);
  useEffect(() => {
    document.title = `${brand} · ${m.title}`;
  }, [brand, m]);
  const people = [
    { icon: GraduationCap, title: m.students, body: m.studentsBody },
    { icon: PencilLine, title: m.teachers, body: m.teachersBody },
    { icon: HeartHandshake, title: m.parents, body: m.parentsBody },
  ];

  return (
    <Frame>
      <SkipLink target="main" />
      <header>
        <Brand to="/" />
        <PreferencesButton />
      </header>
      <main id="main" tabIndex={-1}>
        <Hero>
          <div>
            <Heading level={1}>{m.heroTitle}</Heading>
            <p>{m.heroBody}</p>
            <Cluster>
              {session ? (
                <Button to={`/${session.role}`} variant="primary">
                  {m.toArea}
                </Button>
              ) : (
                <>
                  <Button to="/auth/login" variant="primary">
                    {m.logIn}
                  </Button>
                  <Button to="/auth/register">{m.signUp}</Button>
                </>
              )}
            </Cluster>
          </div>
          <HeroPicture />
        </Hero>
        <Three>
          <Heading level={2} size={28}>
            {m.forWhom}
          </Heading>
          <ul>
            {people.map(({ icon: Icon, title, body }) => (
              <li key={title}>
                <Icon aria-hidden="true" />
                <Heading level={3}>{title}</Heading>
                <p>{body}</p>
              </li>
            ))}
          </ul>
        </Three>
        <LanguageBand />
      </main>
      <footer>{m.footer}</footer>
    </Frame>
  );
}
