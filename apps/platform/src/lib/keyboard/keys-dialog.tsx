import { Button, Dialog, Kbd, token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useCommonMessages } from '../messages/common.ts';

const Keys = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${token.space[8]} ${token.space[16]};
  margin: 0;
  font-size: ${token.font[14]};
  & dd {
    margin: 0;
  }
`;

interface KeysDialogProps {
  title: string;
  /** Keys, and what each does. */
  keys: readonly (readonly string[])[];
  onClose: () => void;
}

/** The keyboard shortcuts of a page. */
export function KeysDialog({ title, keys, onClose }: KeysDialogProps) {
  const common = useCommonMessages();
  return (
    <Dialog open onClose={onClose} title={title} actions={<Button onClick={onClose}>{common.close}</Button>}>
      <Keys>
        {keys.map(([names, text]) => (
          <div key={names} style={{ display: 'contents' }}>
            <dt>
              <Kbd>{names}</Kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Keys>
    </Dialog>
  );
}
