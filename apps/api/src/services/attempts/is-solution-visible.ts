import type { Task } from '@rubrica/api-client/contract';

interface SolutionRule {
  showModelAnswer: Task['showModelAnswer'];
  status: Task['status'];
  closeAt: Date | null;
}

/** Returns whether the student of a released attempt may see keys and model answers (`product.md`, "Learning"). */
export function isSolutionVisible(task: SolutionRule, now: Date): boolean {
  switch (task.showModelAnswer) {
    case 'never':
      return false;
    case 'on-release':
      return true;
    case 'after-close':
      return task.status === 'closed' || task.status === 'archived' || (task.closeAt !== null && now >= task.closeAt);
  }
}
