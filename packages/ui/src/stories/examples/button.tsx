import { Button, Cluster } from '@rubrica/ui';
import { Plus } from 'lucide-react';

export function Actions({ onAdd }: { onAdd: () => void }) {
  return (
    <Cluster>
      <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={onAdd}>
        Add question
      </Button>
      <Button to="/questions">Cancel</Button>
    </Cluster>
  );
}
