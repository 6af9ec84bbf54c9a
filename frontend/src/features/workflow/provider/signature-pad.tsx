import { Button, Group, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import Pad from 'signature_pad';
import classes from './signature-pad.module.css';

const INK = '#14213d';

export function isDrawn(signature: string): boolean {
  return signature.startsWith('data:image/png;base64,');
}

/** The canvas has as many points as it is wide: the ink lies under the pointer on a phone too. */
function fit(canvas: HTMLCanvasElement, pad: Pad): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  if (canvas.width === width && canvas.height === height) return;
  const strokes = pad.toData();
  Object.assign(canvas, { width, height });
  pad.fromData(strokes);
}

/** A signature drawn by mouse, pen or finger, as a small PNG data URL. */
export function SignaturePad({ onDraw }: { onDraw: (png: string) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<Pad>(null);
  const drawn = useEffectEvent((of: Pad) => onDraw(of.toDataURL('image/png')));
  useEffect(() => {
    const sheet = canvas.current;
    if (!sheet) return;
    const own = new Pad(sheet, { penColor: INK, minWidth: 0.7, maxWidth: 2.2 });
    pad.current = own;
    own.addEventListener('endStroke', () => drawn(own));
    const watch = new ResizeObserver(() => fit(sheet, own));
    watch.observe(sheet);
    fit(sheet, own);
    return () => {
      watch.disconnect();
      own.off();
    };
  }, []);
  const clear = () => {
    pad.current?.clear();
    onDraw('');
  };
  return (
    <div>
      <canvas
        ref={canvas}
        className={classes.pad}
        role="img"
        aria-label="Signature area: draw with the pointer, or type the signature instead"
      />
      <Group gap="xs" mt={4}>
        <Button size="compact-sm" variant="default" onClick={clear}>
          Clear
        </Button>
        <Text fz="sm" c="dimmed">
          Draw with mouse, pen or finger
        </Text>
      </Group>
    </div>
  );
}
