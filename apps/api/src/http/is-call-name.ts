import { type CallName, contract } from '@rubrica/api-client/contract';

export function isCallName(name: string): name is CallName {
  return name in contract;
}
