import { licensesText } from '../../src/prerender/webpack/licensesPlugin.js';

const known = { name: 'clsx', version: '2.1.1', license: 'MIT', licenseText: 'MIT License\n…\n' };
const other = { ...known, name: 'other', licenseText: null };

test('lists each package with its text, from its README if need be', () => {
  expect(licensesText([known], () => '')).toBe('clsx 2.1.1 (MIT)\n\nMIT License\n…');
  expect(licensesText([other], () => '# other\n\n## License\n\nMIT …\n')).toBe('other 2.1.1 (MIT)\n\nMIT …');
});

test.each([null, '', ' \n'])('a package with the license text %j stops the build', (licenseText) => {
  const packages = [known, { ...other, licenseText }];
  expect(() => licensesText(packages, (name) => `# ${name}\n\nA package.\n\n## License\n`)).toThrow(
    'other has no license text.',
  );
});
