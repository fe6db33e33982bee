import {
  checkoutSteps,
  earlierStep,
  emptyCardSecrets,
  emptyCheckoutForm,
  isCheckoutStep,
  previousStep,
} from '../../src/domain/checkout';

it('the checkout keeps card number, expiry and CVV out of the form', () => {
  expect(emptyCardSecrets).toEqual({ cardNumber: '', expiryDate: '', cvv: '' });
  for (const secret of Object.keys(emptyCardSecrets)) expect(emptyCheckoutForm).not.toHaveProperty(secret);
});

describe('A step', () => {
  it.each(['shipping', 'Contact', '', '2', null, undefined, 2])('can’t be %p', (value) => {
    expect(isCheckoutStep(value)).toBe(false);
  });

  it.each([
    ['contact', undefined],
    ['billing', 'contact'],
    ['payment', 'billing'],
    ['confirmation', 'payment'],
  ] as const)('before %s comes %s', (step, previous) => {
    expect(previousStep(step)).toBe(previous);
  });

  it('can be compared with another in either direction', () => {
    checkoutSteps.forEach((a, i) => {
      checkoutSteps.forEach((b, j) => {
        expect(earlierStep(a, b)).toBe(checkoutSteps[Math.min(i, j)]);
      });
    });
  });
});
