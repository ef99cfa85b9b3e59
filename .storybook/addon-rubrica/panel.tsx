export function Panel({ active }: { active: boolean }) {
  return active ? <p>…</p> : null;
}
