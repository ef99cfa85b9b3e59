import { Button, Tooltip } from '@rubrica/ui';

export function ReleaseButton() {
  return (
    <Tooltip text="Students and parents will see the marks.">
      <Button>Release</Button>
    </Tooltip>
  );
}
