import { FileField } from '@rubrica/ui';

export function PhotoField({ onSelect }: { onSelect: (files: File[]) => void }) {
  return (
    <FileField
      label="Photo"
      hint="A picture that the student describes."
      accept="image/*"
      maxBytes={5 * 1024 * 1024}
      onSelect={onSelect}
    />
  );
}
