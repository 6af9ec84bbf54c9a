interface Named {
  first_name: string;
  middle_name?: string | null;
  last_name: string;
}

export function patientName({ first_name, middle_name, last_name }: Named): string {
  return [first_name, middle_name, last_name].filter(Boolean).join(' ');
}
