import { DateTimeField } from '@rubrica/ui';
import { useState } from 'react';

/** The value is in UTC; the field shows and takes the time of the place. */
export function DueField() {
  const [due, setDue] = useState('2026-03-01T09:00:00.000Z');
  return <DateTimeField label="Due" value={due} onChange={setDue} />;
}
