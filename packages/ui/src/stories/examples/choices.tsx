import { Checkbox, Radio, RadioGroup } from '@rubrica/ui';
import { useState } from 'react';

export function Choices() {
  const [level, setLevel] = useState('');
  return (
    <>
      <Checkbox label="I agree to the terms" hint="You can take this back at any time." />
      <RadioGroup label="Level" value={level} onChange={setLevel} required>
        <Radio value="a2" label="A2" />
        <Radio value="b1" label="B1" hint="Understands the main points" />
      </RadioGroup>
    </>
  );
}
