import { addendumHash, letterHash, orderHash } from '@vouchwell/document';
import { DomainError } from '../../kernel/basics/problem.ts';
import { caseStream } from '../record/case.events.ts';
import type { CaseDoc } from './case.projections.ts';

/**
 * What was signed is shown and leaves the house only while it has the hash that was signed: the document by its
 * canonical bytes, and each addendum with the document it is bound to.
 * @throws DomainError failed
 */
export function refuseAltered({ id, signature, addenda, orders }: CaseDoc): void {
  for (const { document, document_hash } of orders) {
    if (orderHash(document) !== document_hash) throw altered(id, `version ${document.version} of the order`);
  }
  if (!signature) return;
  const { document, document_hash } = signature;
  if (letterHash(document) !== document_hash) throw altered(id, 'the signed document');
  for (const { hash, number, text, signature: signer, signed_for, signed_at } of addenda) {
    const bound = { document_hash, number, text, signer, signed_for, signed_at };
    if (addendumHash(bound) !== hash) throw altered(id, `addendum ${number}`);
  }
}

const altered = (id: number, what: string) =>
  new DomainError(
    'failed',
    'document_altered',
    'The stored document is not what was signed. It is neither shown nor exported; an administrator must restore it from a backup.',
    undefined,
    undefined,
    `${caseStream(id)}: ${what} does not have the hash that was signed`,
  );
