import { Button, FileButton, Group, Input, Text } from '@mantine/core';
import { LARGER_LOGO, LOGO_MOST_BYTES } from '@vouchwell/rules';
import type { ReactNode } from 'react';

interface LogoFieldProps {
  /** A data URL; empty: none. */
  logo: string;
  error: ReactNode;
  onChange: (logo: string) => void;
  onRefused: (why: string) => void;
}

const dataUrlOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error('unreadable'));
    reader.readAsDataURL(file);
  });

/** What the picture may hold the server says; here only its size is known. */
export function LogoField({ logo, error, onChange, onRefused }: LogoFieldProps) {
  const choose = (file: File | null) => {
    if (!file) return;
    if (file.size > LOGO_MOST_BYTES) return onRefused(LARGER_LOGO);
    dataUrlOf(file).then(onChange, () => onRefused('This file cannot be read.'));
  };
  return (
    <Input.Wrapper
      label="Logo"
      labelElement="div"
      description="PNG, or SVG of shapes and text; 256 kB at most"
      error={error}
    >
      <Group gap="md" mt={6}>
        {logo !== '' && (
          <img
            src={logo}
            alt="The logo"
            style={{ maxWidth: 220, maxHeight: 72, background: '#fff', padding: 6, borderRadius: 6 }}
          />
        )}
        {logo === '' && (
          <Text fz="sm" c="dimmed">
            No logo
          </Text>
        )}
        <FileButton accept="image/png,image/svg+xml" onChange={choose}>
          {(props) => (
            <Button variant="default" size="xs" {...props}>
              {logo === '' ? 'Choose logo' : 'Choose another'}
            </Button>
          )}
        </FileButton>
        {logo !== '' && (
          <Button variant="default" size="xs" onClick={() => onChange('')}>
            Remove logo
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  );
}
