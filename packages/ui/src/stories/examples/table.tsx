import { EmptyState, IconButton, Table, type TableColumn, type TableSort } from '@rubrica/ui';
import { Pencil } from 'lucide-react';
import { useState } from 'react';

interface Student {
  id: string;
  name: string;
  mark: number;
}

const columns: readonly TableColumn<Student>[] = [
  { key: 'name', header: 'Name', sortable: true, cell: ({ name }) => name },
  { key: 'mark', header: 'Mark', align: 'end', cell: ({ mark }) => mark },
];

export function StudentTable({ students }: { students: readonly Student[] }) {
  const [sort, setSort] = useState<TableSort | null>(null);
  const direction = sort?.direction === 'desc' ? -1 : 1;
  const rows = sort ? students.toSorted((a, b) => direction * a.name.localeCompare(b.name)) : students;
  return (
    <Table
      label="Students"
      rows={rows}
      rowKey={({ id }) => id}
      rowLabel={({ name }) => name}
      columns={columns}
      sort={sort}
      onSortChange={setSort}
      rowActions={({ name }) => <IconButton label={`Edit: ${name}`} icon={<Pencil aria-hidden="true" />} />}
      empty={<EmptyState title="No students yet" level={3} illustration="people" />}
    />
  );
}
