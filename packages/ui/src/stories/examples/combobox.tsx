import { Combobox, MultiCombobox } from '@rubrica/ui';
import { useState } from 'react';

const people = [
  { value: 'p1', label: 'Amal Haddad' },
  { value: 'p2', label: 'Bilal Saleh' },
  { value: 'p3', label: 'Chloé Martin' },
];

export function ChoosePeople() {
  const [teacher, setTeacher] = useState<string | null>(null);
  const [students, setStudents] = useState<string[]>([]);
  return (
    <>
      <Combobox label="Teacher" options={people} value={teacher} onChange={setTeacher} />
      <MultiCombobox
        label="Students"
        placeholder="Choose students"
        options={people}
        value={students}
        onChange={setStudents}
      />
    </>
  );
}
