import { Button, Group, Text } from '@mantine/core';
import { useRef, useState, type PointerEvent } from 'react';
import classes from './signature-pad.module.css';

const WIDTH = 400;
const HEIGHT = 120;
const INK = '#14213d';

export function isDrawn(signature: string): boolean {
  return signature.startsWith('data:image/png;base64,');
}

/** The pointer in the canvas's own units, however wide it is shown. */
function pointOf(event: PointerEvent<HTMLCanvasElement>): [number, number] {
  const box = event.currentTarget.getBoundingClientRect();
  return [
    ((event.clientX - box.left) * WIDTH) / box.width,
    ((event.clientY - box.top) * HEIGHT) / box.height,
  ];
}

/** A signature drawn by mouse, pen or finger, as a small PNG data URL. */
export function SignaturePad({ onDraw }: { onDraw: (png: string) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawing, setDrawing] = useState(false);
  const ink = () => {
    const context = canvas.current?.getContext('2d') ?? null;
    if (context)
      Object.assign(context, { strokeStyle: INK, lineWidth: 2.2, lineCap: 'round', lineJoin: 'round' });
    return context;
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const context = ink();
    context?.beginPath();
    context?.moveTo(...pointOf(event));
    setDrawing(true);
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!drawing) return;
    const context = ink();
    context?.lineTo(...pointOf(event));
    context?.stroke();
  };
  const end = () => {
    if (drawing && canvas.current) onDraw(canvas.current.toDataURL('image/png'));
    setDrawing(false);
  };
  const clear = () => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, WIDTH, HEIGHT);
    onDraw('');
  };
  return (
    <div>
      <canvas
        ref={canvas}
        width={WIDTH}
        height={HEIGHT}
        className={classes.pad}
        role="img"
        aria-label="Signature area: draw with the pointer, or type the signature instead"
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
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
