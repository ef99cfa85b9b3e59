import { PasswordField, SearchField, TextArea, TextField } from '@rubrica/ui';
import { useState } from 'react';

export function Fields() {
  const [search, setSearch] = useState('');
  return (
    <>
      <TextField label="Email" type="email" hint="We write to it only about your account." required />
      <PasswordField label="Password" />
      <SearchField label="Search questions" value={search} onChange={setSearch} />
      <TextArea label="Your essay" hint="150 to 200 words" />
    </>
  );
}
