import type { User } from '@rubrica/api-client/contract';
import { Cluster, QuietButton, token } from '@rubrica/ui';
import { Check, X } from 'lucide-react';
import { styled } from 'styled-components';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[16]};
  padding: ${token.space[12]} ${token.space[16]};

  &:focus-within {
    background: ${token.color.hover};
  }
  & + & {
    border-block-start: 1px solid ${token.color.line};
  }
  & > label {
    display: flex;
    flex: 1 1 240px;
    align-items: flex-start;
    gap: ${token.space[12]};
    min-inline-size: 0;
    cursor: pointer;
  }
  & > label > input {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin: 2px 0 0;
    accent-color: ${token.color.accent};
  }
  & strong {
    display: block;
    font-weight: 600;
  }
  & small {
    display: block;
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
  & strong,
  & small {
    overflow-wrap: anywhere;
  }
`;

interface RegistrationRowProps {
  user: User;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  onApprove: () => void;
  onReject: () => void;
}

/** Somebody who waits for approval. */
export function RegistrationRow({ user, chosen, onChoose, onApprove, onReject }: RegistrationRowProps) {
  const m = useMessages({ en, ar });
  const format = useFormat();
  return (
    <Row data-user={user._id}>
      <label>
        <input
          type="checkbox"
          aria-label={m.choose(user.name)}
          checked={chosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <span>
          <strong>
            <bdi>{user.name}</bdi>
          </strong>
          <small>
            <bdi dir="ltr">{user.email}</bdi> · {user.phone ? <bdi dir="ltr">{user.phone}</bdi> : m.noPhone}
          </small>
          <small>
            <time dateTime={user.createdAt} title={format.dateTime(user.createdAt)}>
              {m.since(format.fromNow(user.createdAt))}
            </time>
          </small>
        </span>
      </label>
      <Cluster gap={4}>
        <QuietButton
          tone="accent"
          aria-label={m.approveName(user.name)}
          icon={<Check aria-hidden="true" />}
          onClick={onApprove}
        >
          {m.approve}
        </QuietButton>
        <QuietButton aria-label={m.rejectName(user.name)} icon={<X aria-hidden="true" />} onClick={onReject}>
          {m.reject}
        </QuietButton>
      </Cluster>
    </Row>
  );
}
