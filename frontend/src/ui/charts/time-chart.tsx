import { Group, Text } from '@mantine/core';
import { barWidth, placesOf, ticksOf } from './time-axis.ts';
import classes from './time-chart.module.css';
import { useWidth } from './use-width.ts';
import { dayText } from '../words/when.tsx';

export interface TimeSeries {
  label: string;
  /** `bars` count from 0; a `line` joins what was measured. */
  kind: 'bars' | 'line';
  /** One for each day of the chart; none is below 0. */
  values: readonly number[];
  /** The top of the scale; absent: the largest value. */
  top?: number;
}

export interface TimeChartProps {
  label: string;
  /** `YYYY-MM-DD`, oldest first; a gap between two shows as a gap. */
  days: readonly string[];
  series: readonly TimeSeries[];
}

const HEIGHT = 72;
const WIDTH_BEFORE_MEASURED = 600;

interface PlotProps {
  series: TimeSeries;
  days: readonly string[];
  places: readonly number[];
  width: number;
}

function Marks({ series, days, places, width }: PlotProps) {
  const top = series.top ?? Math.max(1, ...series.values);
  const y = (value: number) => HEIGHT - (value / top) * (HEIGHT - 8);
  const at = (index: number) => places[index] ?? 0;
  if (series.kind === 'bars') {
    const wide = barWidth(days, width);
    return series.values.map((value, index) => (
      <rect
        key={days[index]}
        className={classes.bar}
        x={at(index) - wide / 2}
        y={y(value)}
        width={wide}
        height={HEIGHT - y(value)}
        rx={2}
      >
        <title>{`${dayText(days[index])}: ${value}`}</title>
      </rect>
    ));
  }
  return (
    <>
      <polyline
        className={classes.line}
        points={series.values.map((value, index) => `${at(index)},${y(value)}`).join(' ')}
      />
      {series.values.map((value, index) => (
        <circle key={days[index]} className={classes.dot} cx={at(index)} cy={y(value)} r={4}>
          <title>{`${dayText(days[index])}: ${value}`}</title>
        </circle>
      ))}
    </>
  );
}

function Plot(props: PlotProps) {
  const { series, width } = props;
  return (
    <div>
      <Group justify="space-between" gap="xs">
        <Text fz="sm" fw={550}>
          {series.label}
        </Text>
        <Text fz="xs" c="dimmed" className="tabular">
          0 to {series.top ?? Math.max(1, ...series.values)}
        </Text>
      </Group>
      <svg className={classes.plot} width={width} height={HEIGHT + 1} aria-hidden>
        <path className={classes.grid} d={`M0 8H${width}M0 ${HEIGHT}.5H${width}`} />
        <Marks {...props} />
      </svg>
    </div>
  );
}

function Days({ days, places, width }: Omit<PlotProps, 'series'>) {
  return (
    <div className={classes.ticks} aria-hidden>
      {ticksOf(places, width).map(({ index, middle }) => (
        <span key={days[index]} style={{ left: middle }}>
          {dayText(days[index])}
        </span>
      ))}
    </div>
  );
}

/** The same in figures: for those who do not see the picture, and for those who want the number. */
function Figures({ label, days, series }: TimeChartProps) {
  return (
    <details className={classes.figures}>
      <summary>Show the figures</summary>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Week of</th>
            {series.map(({ label: name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day, index) => (
            <tr key={day}>
              <th scope="row">{dayText(day)}</th>
              {series.map(({ label: name, values }) => (
                <td key={name}>{values[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Weeks from left to right; each series has a strip and a scale of its own. */
export function TimeChart({ label, days, series }: TimeChartProps) {
  const [ref, measured] = useWidth();
  const width = measured || WIDTH_BEFORE_MEASURED;
  const places = placesOf(days, width);
  return (
    <figure className={classes.figure} aria-label={label}>
      <div ref={ref} className={classes.strips}>
        {series.map((each) => (
          <Plot key={each.label} series={each} days={days} places={places} width={width} />
        ))}
        <Days days={days} places={places} width={width} />
      </div>
      <Figures label={label} days={days} series={series} />
    </figure>
  );
}
