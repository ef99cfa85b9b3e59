import { Button, EmptyState, ErrorState } from '@rubrica/ui';

export function Questions({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  if (hasFailed) {
    return (
      <ErrorState title="The questions could not be loaded" onRetry={onRetry}>
        Check your connection and try again.
      </ErrorState>
    );
  }
  return (
    <EmptyState title="No questions yet" action={<Button variant="primary">Write a question</Button>}>
      Questions that you write appear here.
    </EmptyState>
  );
}
