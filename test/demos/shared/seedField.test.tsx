import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { SeedField } from '../../../src/demos/shared/SeedField';

function Sample() {
  const [seed, setSeed] = useState(7);
  return (
    <>
      <SeedField seed={seed} onChange={setSeed} />
      <p>Seed {seed}</p>
    </>
  );
}

test.each(['0', '10000', '1.5'])(
  'keeps the invalid sample number %s, and says why beside it',
  async (typed) => {
    render(<Sample />);
    const user = userEvent.setup();
    const field = screen.getByRole('spinbutton', { name: 'Sample number' });
    await user.clear(field);
    await user.paste(typed);
    await user.tab();
    expect(field).toHaveDisplayValue(typed);
    expect(field).toHaveAccessibleDescription('Enter a whole number from 1 to 9999.');
    expect(screen.getByText('Seed 7')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'New sample' }));
    expect(field).toHaveDisplayValue('8');
    expect(field).toBeValid();
  },
);
