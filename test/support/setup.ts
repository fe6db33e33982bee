import '@testing-library/jest-dom';
import fc from 'fast-check';

// Property tests try the same cases in every run, so that a red run can be repeated.
fc.configureGlobal({ seed: 2012, numRuns: 200 });
