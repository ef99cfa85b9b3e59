import { QuietButton, type QuietButtonProps } from '@rubrica/ui';
import { Plus } from 'lucide-react';

/** The quiet button at the end of a list, which makes it longer. */
export function AddButton(props: QuietButtonProps) {
  return <QuietButton tone="accent" icon={<Plus aria-hidden="true" />} {...props} />;
}
