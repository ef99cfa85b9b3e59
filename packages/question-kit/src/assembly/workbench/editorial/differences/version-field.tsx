import { FileField, Select, Stack, type FileItem } from '@rubrica/ui';
import { useState } from 'react';
import type { Paper } from '../../../paper/paper.ts';
import type { WorkbenchState } from '../../state/workbench-state.ts';
import { useEditorialMessages } from '../messages/use-editorial-messages.ts';
import { paperAtStart, paperOfVersion, readCompared, type Compared } from './versions-to-compare.ts';

/** What is chosen besides the ids of versions, which are longer. */
export const choice = { now: 'now', start: 'start', file: 'file' } as const;

interface VersionFieldProps {
  label: string;
  workbench: WorkbenchState;
  /** The open paper. */
  paper: Paper;
  /** The version that is chosen at first; the open paper itself without one. */
  first?: string;
  onChange: (compared: Compared | null) => void;
}

/** Chooses one side of a comparison: the open paper, one of its versions, or a file. */
export function VersionField({ label, workbench, paper, first = choice.now, onChange }: VersionFieldProps) {
  const { differences: messages, when } = useEditorialMessages();
  const [chosen, setChosen] = useState(first);
  const [problem, setProblem] = useState('');
  const [file, setFile] = useState<FileItem[]>([]);
  const versions = paper.versions.toReversed().map(({ id, name, at }) => ({
    value: id,
    label: messages.version(name, when(at)),
  }));

  const choose = (value: string) => {
    setChosen(value);
    setProblem('');
    setFile([]);
    const version = paperBy(value);
    onChange(version && { kind: 'paper', paper: version });
  };
  const paperBy = (value: string): Paper | null => {
    if (value === choice.now) return paper;
    return value === choice.start ? paperAtStart(workbench) : paperOfVersion(paper, value);
  };
  const read = async (given: File) => {
    const compared = readCompared(new Uint8Array(await given.arrayBuffer()));
    const isRead = 'paper' in compared;
    setProblem(isRead ? '' : [messages.notRead(given.name), ...compared.problems].join('\n'));
    setFile([{ id: given.name, name: given.name, sizeBytes: given.size }]);
    onChange(isRead ? compared : null);
  };

  return (
    <Stack gap={8}>
      <Select
        label={label}
        options={[
          { value: choice.now, label: messages.now },
          { value: choice.start, label: messages.atStart },
          ...versions,
          { value: choice.file, label: messages.file },
        ]}
        value={chosen}
        onChange={choose}
      />
      {chosen === choice.file && (
        <FileField
          label={messages.chooseFile(label)}
          accept=".rubrica,.json,application/json"
          error={problem === '' ? undefined : problem}
          files={file}
          onSelect={([given]) => given && void read(given)}
          onRemove={() => choose(choice.file)}
        />
      )}
    </Stack>
  );
}
