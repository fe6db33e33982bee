import {
  checkoutSteps,
  countries,
  earlierStep,
  emptyCardSecrets,
  emptyCheckoutForm,
  isCheckoutStep,
  isStateRequired,
  nextStep,
  paymentMethods,
  previousStep,
} from '../../src/domain/checkout';

describe('The checkout', () => {
  it('has four steps', () => {
    expect(checkoutSteps).toEqual(['contact', 'billing', 'payment', 'confirmation']);
  });

  it('offers four countries and two ways to pay', () => {
    expect(countries).toEqual(['US', 'CA', 'GB', 'AU']);
    expect(paymentMethods).toEqual(['card', 'paypal']);
  });

  it('begins in the US, with a card and nothing typed', () => {
    const { country, paymentMethod, ...typed } = emptyCheckoutForm;
    expect(country).toBe('US');
    expect(paymentMethod).toBe('card');
    expect(Object.values(typed).join('')).toBe('');
    expect(Object.keys(typed)).toHaveLength(9);
  });

  it('keeps card number, expiry and CVV apart from the form', () => {
    expect(emptyCardSecrets).toEqual({ cardNumber: '', expiryDate: '', cvv: '' });
    for (const secret of Object.keys(emptyCardSecrets)) expect(emptyCheckoutForm).not.toHaveProperty(secret);
  });

  it('asks for the region everywhere but in the United Kingdom', () => {
    expect(countries.filter((country) => !isStateRequired[country])).toEqual(['GB']);
  });
});

describe('A step', () => {
  it.each(checkoutSteps)('is what %s names', (step) => {
    expect(isCheckoutStep(step)).toBe(true);
  });

  it.each(['shipping', 'Contact', '', '2', null, undefined, 2])('is not what %p names', (value) => {
    expect(isCheckoutStep(value)).toBe(false);
  });

  it.each([
    ['contact', 'billing'],
    ['billing', 'payment'],
    ['payment', 'confirmation'],
    ['confirmation', 'confirmation'],
  ] as const)('after %s comes %s', (step, next) => {
    expect(nextStep(step)).toBe(next);
  });

  it.each([
    ['contact', undefined],
    ['billing', 'contact'],
    ['payment', 'billing'],
    ['confirmation', 'payment'],
  ] as const)('before %s comes %s', (step, previous) => {
    expect(previousStep(step)).toBe(previous);
  });

  it('is earlier than another when it comes before it, whichever is named first', () => {
    checkoutSteps.forEach((a, i) => {
      checkoutSteps.forEach((b, j) => {
        expect(earlierStep(a, b)).toBe(checkoutSteps[Math.min(i, j)]);
      });
    });
  });
});
