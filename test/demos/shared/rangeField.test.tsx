import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { RangeField } from '../../../src/demos/shared/RangeField';
import { spokenDuring } from '../../support/spoken';

function Chance() {
  const [value, setValue] = useState(20);
  return (
    <RangeField
      id="chance"
      label="Chance"
      value={value}
      min={0}
      max={100}
      step={1}
      onChange={setValue}
      format={(percent) => `${percent}%`}
    />
  );
}

test('a slider announces its value once', async () => {
  render(<Chance />);
  const slider = screen.getByRole('slider', { name: 'Chance' });
  const spoken = await spokenDuring(() => {
    fireEvent.change(slider, { target: { value: 31 } });
  });
  expect(screen.getByText('31%')).toBeVisible();
  expect(slider).toHaveAttribute('aria-valuetext', '31%');
  expect(spoken).toEqual([]);
});
