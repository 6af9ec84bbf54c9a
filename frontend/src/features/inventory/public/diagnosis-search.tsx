import { Combobox, Loader, Text, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { DiagnosisMatch } from '@vouchwell/contract';
import { isSearchable } from '@vouchwell/rules';
import { useEffect, useEffectEvent, useState } from 'react';
import { CodeText } from '../../../ui/words/code-text.tsx';
import { useStartField } from '../../../ui/keyboard/use-start-field.ts';
import { diagnosisSearchQuery } from '../diagnosis-requests.ts';

const DEBOUNCE_MS = 300;
const none: DiagnosisMatch[] = [];

interface DiagnosisSearchProps {
  /** Codes the case already holds. */
  held: ReadonlySet<string>;
  onChoose: (match: DiagnosisMatch) => void;
}

/** Codes for what was typed. A search that fails shows none, and does not say that there is none. */
function useMatches(text: string) {
  const [asked] = useDebouncedValue(text.trim(), DEBOUNCE_MS);
  const { data = none, isFetching, isError } = useQuery(diagnosisSearchQuery(asked));
  const settled = asked === text.trim() && !isFetching;
  // Results of what was typed before must not be chosen by an early Enter.
  return { matches: settled && isSearchable(asked) ? data : none, settled, unread: isError };
}

function emptyText(settled: boolean, unread: boolean): string {
  if (!settled) return 'Searching…';
  return unread ? 'The codes could not be searched. Type again to repeat it.' : 'No matching codes';
}

export function DiagnosisSearch({ held, onChoose }: DiagnosisSearchProps) {
  const field = useStartField<HTMLInputElement>(held.size === 0);
  const [text, setText] = useState('');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const { matches, settled, unread } = useMatches(text);
  const searching = isSearchable(text);
  const highlightFirst = useEffectEvent(() => combobox.selectFirstOption());
  useEffect(() => {
    if (settled && matches.length > 0) highlightFirst();
  }, [settled, matches]);
  const choose = (code: string) => {
    const match = matches.find((each) => each.code === code);
    if (!match) return;
    onChoose(match);
    setText('');
    combobox.closeDropdown();
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          ref={field}
          label="Search ICD-10 codes"
          description="Code or words, such as E11.65 or urinary incontinence; at least 2 characters"
          role="combobox"
          leftSection={<IconSearch size={16} aria-hidden />}
          rightSection={searching && !settled ? <Loader size={16} aria-label="Searching" /> : undefined}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            combobox.openDropdown();
          }}
          onFocus={() => combobox.openDropdown()}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!searching}>
        <Combobox.Options mah={360} style={{ overflowY: 'auto' }}>
          {matches.map(({ code, description }) => (
            <Combobox.Option value={code} key={code} disabled={held.has(code)}>
              <CodeText fw={600}>{code}</CodeText> <span>{description}</span>
              {held.has(code) && (
                <Text span c="dimmed" fz="sm">
                  {' '}
                  (already added)
                </Text>
              )}
            </Combobox.Option>
          ))}
          {matches.length === 0 && <Combobox.Empty>{emptyText(settled, unread)}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
