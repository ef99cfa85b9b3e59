import { Heading, Stack, token } from '@rubrica/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

interface SectionProps {
  title: string;
  lead?: string;
  /** At the end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[4]} ${token.space[12]};
`;

const Lead = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.font[14]};
`;

/** A section of a page that shows several things, such as a person's. */
export function Section({ title, lead, action, children }: SectionProps) {
  const id = useId();
  return (
    <Stack as="section" gap={12} aria-labelledby={id}>
      <div>
        <Head>
          <Heading level={2} size={18} id={id}>
            {title}
          </Heading>
          {action}
        </Head>
        {lead && <Lead>{lead}</Lead>}
      </div>
      {children}
    </Stack>
  );
}

/** What a section says where it has nothing to show. */
export const None = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.font[14]};
`;

/** The rows of a section: what it is about, and at the end what stands there or can be done. */
export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[4]} ${token.space[16]};
    min-block-size: 48px;
    padding-block: ${token.space[8]};
  }
  & > li + li {
    border-block-start: 1px solid ${token.color.line};
  }
  & > li > :first-child {
    flex: 1 1 160px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & b {
    font-weight: 600;
  }
  & small {
    display: block;
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
  & a {
    color: ${token.color.accent};
  }
`;

/** The two columns of such a page; one below the other where there is no room. */
export const Columns = styled.div`
  display: grid;
  gap: ${token.space[32]};
  @media (min-width: 1080px) {
    grid-template-columns: minmax(0, 1.7fr) minmax(280px, 1fr);
    align-items: start;
  }
`;
