import { IconFileImport } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useListFilter } from '../../lib/list-filter.ts';
import type { Page } from '../../lib/paged.ts';
import { Section } from '../section.tsx';
import { ListPage } from './list-page.tsx';
import classes from './rows.module.css';

const IMPORTS_PER_PAGE = 20;

const unfiltered = {};

/** Which page of earlier imports is shown: in the address, beside what the list behind the dialog says there. */
export const useImportPages = () => useListFilter(unfiltered, undefined, 'imports');

/** An address that names a page of earlier imports is one of their dialog. */
export const useNamesImports = () => useImportPages().filter.page > 1;

interface ImportPagesProps<Row> {
  query: UseQueryResult<Page<Row>>;
  /** One line of the list. */
  children: (row: Row) => ReactNode;
}

/** The imports before, newest first, and how far one under way is. */
export function ImportPages<Row>({ query, children }: ImportPagesProps<Row>) {
  return (
    <Section title="Imports">
      <ListPage
        noun="imports"
        icon={IconFileImport}
        query={query}
        by={useImportPages()}
        perPage={IMPORTS_PER_PAGE}
        none={{ title: 'No imports yet', text: 'What is brought from files is listed here.' }}
        noMatch={{ title: 'No imports yet' }}
        failed="Failed to load the imports"
        skeletons={{ rows: 1 }}
      >
        {(rows, waiting) => (
          <ul className={classes.rows} aria-label="Imports" aria-busy={waiting}>
            {rows.map(children)}
          </ul>
        )}
      </ListPage>
    </Section>
  );
}
