import type { Permission } from '@vouchwell/rules';

export interface ListOfStreams {
  /** As clients know it. */
  readonly list: string;
  /** Whom its changes are told; null: everybody signed in. */
  readonly permission: Permission | null;
}

/** Which lists show what a stream holds, by how its name begins. Cases have readers of their own. */
const lists = new Map<string, readonly ListOfStreams[]>(
  Object.entries({
    patient: [{ list: 'patients', permission: null }],
    user: [{ list: 'users', permission: 'can_manage_users' }],
    catalogue: [{ list: 'inventory', permission: null }],
    'dme-category': [{ list: 'inventory', permission: null }],
    'dme-item': [{ list: 'inventory', permission: null }],
    'provider-template': [{ list: 'provider-templates', permission: null }],
    content: [{ list: 'library', permission: 'can_manage_rag' }],
    feedback: [{ list: 'feedback', permission: 'can_manage_rag' }],
    'ai-settings': [
      { list: 'ai-settings', permission: 'can_manage_ai' },
      { list: 'ai-status', permission: 'can_access_admin' },
    ],
  }),
);

/** `dme-item-3` → `dme-item`; a stream that only gives numbers away, `patient-numbers`, is of no kind. */
const kindOf = (stream: string) => /^(.+)-(?!numbers$)[^-]+$/.exec(stream)?.[1] ?? '';

export function listsOf(stream: string): readonly ListOfStreams[] {
  return lists.get(stream) ?? lists.get(kindOf(stream)) ?? [];
}
