import type { Role } from '@rubrica/api-client/contract';
import { Button, Cluster, EmptyState, token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { errorMessages } from './messages.ts';

const Middle = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  min-block-size: 100dvb;
  padding: ${token.space[24]};
`;

/** Shown instead of a page of another role. */
export default function WrongRolePage({ role }: { role: Role }) {
  const m = useMessages(errorMessages);
  const common = useCommonMessages();
  return (
    <Middle>
      <EmptyState
        level={1}
        title={m.notForYou}
        illustration="locked"
        action={
          <Cluster justify="center">
            <Button to={`/${role}`} variant="primary">
              {m.own}
            </Button>
            <Button to="/auth/login">{m.other}</Button>
          </Cluster>
        }
      >
        {m.notForYouBody(common.roles[role])}
      </EmptyState>
    </Middle>
  );
}
