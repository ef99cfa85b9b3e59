import { Heading, Prose, SplitPane, Stack } from '@rubrica/ui';

export function ReadingPaper() {
  return (
    <SplitPane
      startLabel="Passage"
      endLabel="Questions"
      start={
        <Prose>
          <h2>The lighthouse keeper</h2>
          <p>For eleven years she climbed the same one hundred and forty-two steps every evening.</p>
        </Prose>
      }
      end={
        <Stack gap={16}>
          <Heading level={2}>Questions</Heading>
        </Stack>
      }
    />
  );
}
