import { OtpField } from '@rubrica/ui';
import { useState } from 'react';

export function CodeField({ onComplete }: { onComplete: (code: string) => void }) {
  const [code, setCode] = useState('');
  return <OtpField label="Code from your email" value={code} onChange={setCode} onComplete={onComplete} />;
}
