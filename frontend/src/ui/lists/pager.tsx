import { Box, Button, Group, NativeSelect, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { countedIn, numberText } from '../../lib/counted.ts';

export interface PagerProps {
  page: number;
  pages: number;
  total: number;
  perPage: number;
  /** What is counted: `cases` */
  noun: string;
  /** What stands there where there is no row to count. */
  nothing?: ReactNode;
  /** The button that takes the filter off, where rows are counted that fit one. */
  clear?: ReactNode;
  /** By how many pages; two presses may come before the first has changed `page`. */
  onTurn: (step: 1 | -1) => void;
  /** The page sizes to choose from, where there is a choice. */
  sizes?: readonly number[];
  onPerPage?: (perPage: number) => void;
}

function PageSize({
  perPage,
  sizes,
  noun,
  onPerPage,
}: Pick<PagerProps, 'perPage' | 'noun' | 'sizes' | 'onPerPage'>) {
  if (!sizes || !onPerPage) return null;
  return (
    <NativeSelect
      size="xs"
      aria-label={`${noun} per page`}
      value={String(perPage)}
      onChange={(event) => onPerPage(Number(event.currentTarget.value))}
      data={sizes.map((size) => ({ value: String(size), label: `${size} per page` }))}
    />
  );
}

type WayProps = Pick<PagerProps, 'page' | 'pages' | 'onTurn'>;

function Way({ page, pages, onTurn }: WayProps) {
  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        size="xs"
        variant="default"
        px={{ base: 'xs', xs: 'sm' }}
        disabled={page <= 1}
        onClick={() => onTurn(-1)}
        leftSection={<IconChevronLeft size={14} aria-hidden />}
      >
        Previous
      </Button>
      <Text fz="sm" className="tabular" style={{ whiteSpace: 'nowrap' }}>
        Page {numberText(page)} of {numberText(pages)}
      </Text>
      <Button
        size="xs"
        variant="default"
        px={{ base: 'xs', xs: 'sm' }}
        disabled={page >= pages}
        onClick={() => onTurn(1)}
        rightSection={<IconChevronRight size={14} aria-hidden />}
      >
        Next
      </Button>
    </Group>
  );
}

/** What is shown of how much, or that there is nothing: in a part that stays, or nobody would hear one become the other. */
export function Pager(props: PagerProps) {
  const { page, pages, total, perPage, sizes, noun, nothing = false, clear, onTurn, onPerPage } = props;
  const isEmpty = nothing !== false;
  const from = (page - 1) * perPage + 1;
  const to = Math.min(total, page * perPage);
  return (
    <Group
      role={isEmpty ? undefined : 'navigation'}
      aria-label={isEmpty ? undefined : `Pages of ${noun}`}
      justify="space-between"
      gap="xs"
      mt={isEmpty ? 0 : 'sm'}
    >
      <Group gap="xs" flex={isEmpty ? 1 : undefined}>
        <Box role="status" flex={isEmpty ? 1 : undefined}>
          {isEmpty ? (
            nothing
          ) : (
            <Text fz="sm" c="dimmed" className="tabular">
              Showing {numberText(from)} to {numberText(to)} of {countedIn(total, noun)}
            </Text>
          )}
        </Box>
        {!isEmpty && clear}
      </Group>
      {!isEmpty && (
        <Group gap="xs">
          <PageSize perPage={perPage} sizes={sizes} noun={noun} onPerPage={onPerPage} />
          <Way page={page} pages={pages} onTurn={onTurn} />
        </Group>
      )}
    </Group>
  );
}
