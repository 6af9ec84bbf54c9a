import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { numberText } from '../../lib/counted.ts';

export interface PagerProps {
  page: number;
  pages: number;
  total: number;
  perPage: number;
  /** What is counted: `cases` */
  noun: string;
  onPage: (page: number) => void;
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

export function Pager({ page, pages, total, perPage, sizes, noun, onPage, onPerPage }: PagerProps) {
  const from = (page - 1) * perPage + 1;
  return (
    <Group role="navigation" aria-label={`Pages of ${noun}`} justify="space-between" gap="xs" mt="sm">
      <Text fz="sm" c="dimmed" className="tabular" role="status">
        Showing {numberText(from)} to {numberText(Math.min(total, page * perPage))} of {numberText(total)}{' '}
        {noun}
      </Text>
      <Group gap="xs">
        <PageSize perPage={perPage} sizes={sizes} noun={noun} onPerPage={onPerPage} />
        <Group gap="xs" wrap="nowrap">
          <Button
            size="xs"
            variant="default"
            px={{ base: 'xs', xs: 'sm' }}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
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
            onClick={() => onPage(page + 1)}
            rightSection={<IconChevronRight size={14} aria-hidden />}
          >
            Next
          </Button>
        </Group>
      </Group>
    </Group>
  );
}
