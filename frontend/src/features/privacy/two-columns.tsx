interface TwoColumnsProps {
  head: readonly [string, string];
  rows: readonly (readonly [what: string, value: string])[];
}

export function TwoColumns({ head, rows }: TwoColumnsProps) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((words) => (
            <th key={words} scope="col">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, value]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
