import { questionOf, type Draft, type Question } from '@rubrica/question-kit';
import { Heading, Stack } from '@rubrica/ui';
import { useMessages } from '../../lib/i18n.ts';
import type { FolderNames } from './bank/folder-tree.ts';
import { Differences } from './bank/versions/differences.tsx';
import { ar, en } from './messages.ts';

interface ConflictDifferencesProps {
  mine: Draft;
  theirs: Question;
  names: FolderNames;
  /** Whether findings were switched off or on here, which no version keeps. */
  haveExceptionsChanged: boolean;
}

/** What the two questions of a conflict differ in. Loaded when there is one: it brings the comparison of words. */
export default function ConflictDifferences({ mine, theirs, names, haveExceptionsChanged }: ConflictDifferencesProps) {
  const { editor: messages } = useMessages({ en, ar });
  return (
    <Stack gap={12}>
      {haveExceptionsChanged && <p>{messages.onlyWithMine}</p>}
      <Heading level={3} size={16}>
        {messages.differences}
      </Heading>
      <Differences before={theirs} after={questionOf(mine)} names={names} />
    </Stack>
  );
}
